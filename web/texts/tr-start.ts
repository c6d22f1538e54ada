import auth from './tr/auth.json' with { type: 'json' };
import dashboard from './tr/dashboard.json' with { type: 'json' };
import error from './tr/error.json' with { type: 'json' };
import navigation from './tr/navigation.json' with { type: 'json' };
import plan from './tr/plan.json' with { type: 'json' };
import release from './tr/release.json' with { type: 'json' };
import shell from './tr/shell.json' with { type: 'json' };
import status from './tr/status.json' with { type: 'json' };
import subscription from './tr/subscription.json' with { type: 'json' };
import ui from './tr/ui.json' with { type: 'json' };

export const trStart = { auth, dashboard, error, navigation, plan, release, shell, status, subscription, ui };
