import auth from './pt/auth.json' with { type: 'json' };
import error from './pt/error.json' with { type: 'json' };
import navigation from './pt/navigation.json' with { type: 'json' };
import ui from './pt/ui.json' with { type: 'json' };

export const ptDoors = { auth, error, navigation, ui };
