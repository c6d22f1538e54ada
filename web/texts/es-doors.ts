import auth from './es/auth.json' with { type: 'json' };
import error from './es/error.json' with { type: 'json' };
import navigation from './es/navigation.json' with { type: 'json' };
import ui from './es/ui.json' with { type: 'json' };

export const esDoors = { auth, error, navigation, ui };
