import auth from './en/auth.json' with { type: 'json' };
import error from './en/error.json' with { type: 'json' };
import navigation from './en/navigation.json' with { type: 'json' };
import ui from './en/ui.json' with { type: 'json' };

export const enDoors = { auth, error, navigation, ui };
