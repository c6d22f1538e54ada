/** A ticket of a round trip to Spotify: chosen at random by the page that starts it, so that nobody else can guess it. */
export const TICKET_PATTERN = /^[\w-]{22,64}$/;
