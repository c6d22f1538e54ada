/** What every tool is told about the person who uses the product. */
export type Facts = { readonly _id: string; readonly plan: string; readonly language: string };
/** What only the support chat is told besides, so that people there know whom they talk to. */
type Contact = { readonly name: string; readonly email: string };

export type ToolName = 'chat' | 'bot' | 'recording';

/** A tool of others that runs in our pages. `load` begins it with our id there, `identify` says who is here. */
export type Tool =
  | { readonly name: 'chat'; readonly load: (id: string) => void; readonly identify: (who: Facts & Contact) => void }
  | {
      readonly name: 'bot' | 'recording';
      readonly load: (id: string) => void;
      readonly identify: (who: Facts) => void;
    };

/** Adds a script of another origin; the content security policy lets only those through whose ids are set. */
export function loadScript(src: string, onLoad?: () => void): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  if (onLoad) script.onload = onLoad;
  document.head.append(script);
}
