/**
 * The scripts of pre-save, inlined with the nonce of the response. Both windows tell each other over a channel of our own
 * origin and ask the server: an opener does not survive the way through Spotify.
 */

/**
 * On a wide screen the way through Spotify opens a window, and the page waits for its outcome. Everywhere else it is a plain
 * link. The page chooses the ticket, so that it can ask before it hears anything.
 */
export const DOOR_SCRIPT =
  'document.querySelectorAll("[data-spotify]").forEach(function(a){' +
  'a.addEventListener("click",function(e){' +
  'if(e.metaKey||e.ctrlKey||!matchMedia("(min-width:760px) and (pointer:fine)").matches)return;' +
  'var t=Array.from(crypto.getRandomValues(new Uint8Array(16)),function(b){return b.toString(16).padStart(2,"0")}).join(""),' +
  'w=open(a.href+"&ticket="+t,"spotify-auth","popup,width=480,height=780");if(!w)return;e.preventDefault();' +
  'var n=0,l="",c=new BroadcastChannel("presave"),' +
  'q=function(){fetch("/v1/api/public/presave/"+t).then(function(r){return r.ok?r.json():{outcome:"waiting"}})' +
  '.then(function(d){if(d.outcome!=="waiting"){c.close();clearInterval(i);' +
  'location="/release/"+a.dataset.spotify+"?lang="+document.documentElement.lang.slice(0,2)+"&presave="+t+(l?"&leave="+l:"")}})' +
  '.catch(function(){})},' +
  'i=setInterval(function(){if(++n>330)return clearInterval(i);q()},2000);' +
  'c.onmessage=function(m){if(m.data.t===t){l=m.data.l;q()}}})})';

/**
 * In the window: says that there is an outcome, removes the code from the address, and closes the window where the browser
 * lets it. While Spotify's app or another tab has the consent page, it asks for the outcome.
 */
export const AUTH_SCRIPT =
  'var s=document.querySelector("[data-ticket]").dataset,t=s.ticket;' +
  'if(s.outcome==="waiting"){setInterval(function(){fetch("/v1/api/public/presave/"+t).then(function(r){return r.json()})' +
  '.then(function(d){if(d.outcome&&d.outcome!=="waiting")location.reload()}).catch(function(){})},2500)}' +
  'else{new BroadcastChannel("presave").postMessage({t:t,l:s.leave||""});' +
  'if(location.search.indexOf("code=")>0)history.replaceState(null,"",location.pathname+"?ticket="+t)}' +
  'document.querySelectorAll("[data-close]").forEach(function(a){' +
  'if(name!=="spotify-auth")return;if(a.dataset.close)a.textContent=a.dataset.close;' +
  'a.addEventListener("click",function(e){e.preventDefault();close();setTimeout(function(){location=a.href},300)})})';
