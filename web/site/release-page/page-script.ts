/**
 * The whole script of release pages, inlined with the nonce of the response: the theme of the device, and the buttons
 * for sharing and copying.
 */
export const PAGE_THEME_SCRIPT =
  'var m=matchMedia("(prefers-color-scheme:dark)"),f=function(){document.documentElement.classList.toggle("dark",m.matches)};f();m.addEventListener("change",f)';

export const SHARE_SCRIPT =
  'document.querySelectorAll("[data-share],[data-copy]").forEach(function(b){' +
  'var d=b.dataset;if(d.share&&!navigator.share)return;b.hidden=false;' +
  'b.addEventListener("click",function(){' +
  'if(d.share)return navigator.share({title:d.title,url:d.share}).catch(function(){});' +
  'navigator.clipboard.writeText(d.copy).then(function(){b.lastElementChild.textContent=d.done})})})';

/** In a preview no link, button or form of the page leads anywhere; it can be read and walked through like the page. */
export const PREVIEW_SCRIPT = `for (const type of ['click', 'submit'])
  addEventListener(type, (event) => { if (event.target.closest('main a, main button, main form')) event.preventDefault() }, true)`;
