/**
 * Sets the theme before the first paint: the stored choice, else the system's. Inlined into public
 * pages, whose policy allows it by its hash, and with a nonce into the shell of the app, so that no page flashes in the
 * wrong colours.
 */
export const THEME_SCRIPT =
  'try{var t=localStorage.theme}catch(e){}' +
  'document.documentElement.classList.toggle("dark",t==="dark"||(t!=="light"&&matchMedia("(prefers-color-scheme:dark)").matches))';
