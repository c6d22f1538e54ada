import auth from './es/auth.json' with { type: 'json' };
import dashboard from './es/dashboard.json' with { type: 'json' };
import error from './es/error.json' with { type: 'json' };
import navigation from './es/navigation.json' with { type: 'json' };
import plan from './es/plan.json' with { type: 'json' };
import release from './es/release.json' with { type: 'json' };
import shell from './es/shell.json' with { type: 'json' };
import status from './es/status.json' with { type: 'json' };
import subscription from './es/subscription.json' with { type: 'json' };
import ui from './es/ui.json' with { type: 'json' };

export const esStart = { auth, dashboard, error, navigation, plan, release, shell, status, subscription, ui };
