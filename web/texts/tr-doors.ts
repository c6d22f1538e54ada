import auth from './tr/auth.json' with { type: 'json' };
import error from './tr/error.json' with { type: 'json' };
import navigation from './tr/navigation.json' with { type: 'json' };
import ui from './tr/ui.json' with { type: 'json' };

export const trDoors = { auth, error, navigation, ui };
