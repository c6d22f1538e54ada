import auth from './pt/auth.json' with { type: 'json' };
import dashboard from './pt/dashboard.json' with { type: 'json' };
import error from './pt/error.json' with { type: 'json' };
import navigation from './pt/navigation.json' with { type: 'json' };
import plan from './pt/plan.json' with { type: 'json' };
import release from './pt/release.json' with { type: 'json' };
import shell from './pt/shell.json' with { type: 'json' };
import status from './pt/status.json' with { type: 'json' };
import subscription from './pt/subscription.json' with { type: 'json' };
import ui from './pt/ui.json' with { type: 'json' };

export const ptStart = { auth, dashboard, error, navigation, plan, release, shell, status, subscription, ui };
