/** The facts every tool receives about the user. */
export type Facts = { readonly _id: string; readonly plan: string; readonly language: string };
/** The facts only the support chat receives in addition, so that support staff know whom they talk to. */
type Contact = { readonly name: string; readonly email: string };

export type ToolName = 'chat' | 'bot' | 'recording';

/**
 * A third-party tool that runs in our pages. `load` starts it with our id there, `identify` sends it the user's facts.
 */
export type Tool =
  | { readonly name: 'chat'; readonly load: (id: string) => void; readonly identify: (who: Facts & Contact) => void }
  | {
      readonly name: 'bot' | 'recording';
      readonly load: (id: string) => void;
      readonly identify: (who: Facts) => void;
    };

/** Adds a script of another origin; the content security policy allows only the tools whose ids are set. */
export function loadScript(src: string, onLoad?: () => void): void {
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  if (onLoad) script.onload = onLoad;
  document.head.append(script);
}
