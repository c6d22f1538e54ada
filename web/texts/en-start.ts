import auth from './en/auth.json' with { type: 'json' };
import dashboard from './en/dashboard.json' with { type: 'json' };
import error from './en/error.json' with { type: 'json' };
import navigation from './en/navigation.json' with { type: 'json' };
import plan from './en/plan.json' with { type: 'json' };
import release from './en/release.json' with { type: 'json' };
import shell from './en/shell.json' with { type: 'json' };
import status from './en/status.json' with { type: 'json' };
import subscription from './en/subscription.json' with { type: 'json' };
import ui from './en/ui.json' with { type: 'json' };

export const enStart = { auth, dashboard, error, navigation, plan, release, shell, status, subscription, ui };
