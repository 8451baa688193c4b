// What a page shows before its scripts are there: ground, title and tabs in both themes and languages, made of what the app
// itself draws them with. Hidden from screen readers: the app's own tabs come a moment later.
import { layerText } from '@/scripts/assets/svg-text';
import { shellDe } from '@/src/i18n/de/shell';
import { shellEn } from '@/src/i18n/en/shell';
import { ICON_BOX, paintDrawing } from '@/src/ui/icons/drawing';
import { NAVIGATION_DRAWINGS } from '@/src/ui/icons/drawings/navigation';
import { PALETTES, type Scheme } from '@/src/ui/theme/palette';

const TABS = ['table', 'board', 'logbook', 'glossary', 'more'] as const;
type Tab = (typeof TABS)[number];

const colours = (scheme: Scheme): string => {
  const { background, surface, line, text, muted, faint, tones } = PALETTES[scheme];
  const { text: ember, soft } = tones.ember;
  const named = { background, surface, line, text, muted, faint, ember, soft };
  return Object.entries(named)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
};

/** As TabBar, ScreenHeader and Screen measure it (src/ui/components). */
export const STYLE = `
:root{${colours('dark')}}
@media (prefers-color-scheme:light){:root{${colours('light')}}}
:root[data-theme=dark]{${colours('dark')}}
:root[data-theme=light]{${colours('light')}}
body{background:var(--background)}
#picture{position:fixed;inset:0;z-index:1;display:flex;flex-direction:column-reverse;color:var(--text);font-family:system-ui,sans-serif;user-select:none}
#picture [lang]{display:none}
:root[lang=de] #picture [lang=de],:root[lang=en] #picture [lang=en]{display:inline}
#picture main{flex:1;min-width:0;box-sizing:border-box;width:100%;max-width:720px;margin:0 auto;padding:env(safe-area-inset-top) 0 0}
#picture header{padding:14px 16px}
#picture small{display:block;font:bold 13px/17px AlegreyaSans-Bold,system-ui,sans-serif;letter-spacing:1.2px;text-transform:uppercase;color:var(--muted)}
#picture b{display:none;margin-top:1px;font:bold 25px/30px Alegreya-Bold,Georgia,serif;letter-spacing:.2px}
#picture i{display:block;height:150px;margin:4px 16px 22px;border-radius:20px;background:var(--surface)}
#picture i+i{height:72px}
#picture.slow i{visibility:hidden}
#picture nav{box-sizing:border-box;border-top:1px solid var(--line);background:var(--surface);padding:6px env(safe-area-inset-right) max(6px,env(safe-area-inset-bottom)) env(safe-area-inset-left);display:flex;justify-content:center}
#picture a{flex:1 1 auto;max-width:128px;min-height:54px;box-sizing:border-box;padding:3px 2px;display:flex;flex-direction:column;align-items:center;gap:2px;color:var(--faint);font:bold 12.5px/16px AlegreyaSans-Bold,system-ui,sans-serif}
#picture svg{display:block;box-sizing:content-box;padding:3px 14px;border-radius:16px}
${TABS.map((tab) => `#picture[data-tab=${tab}] a[data-tab=${tab}]{color:var(--ember)}#picture[data-tab=${tab}] a[data-tab=${tab}] svg{background:var(--soft)}#picture[data-tab=${tab}] b[data-tab=${tab}]{display:block}`).join('\n')}
@media (min-width:720px){
#picture{flex-direction:row}
#picture nav{flex-direction:column;gap:10px;border-top:0;border-right:1px solid var(--line);padding:16px 10px;min-width:105px}
#picture a{flex:0 0 auto;max-width:none;min-height:64px;padding:8px 6px;justify-content:center;font-size:13.5px;line-height:17px;letter-spacing:.3px}
}`.trim();

const inBoth = (words: (shell: typeof shellDe | typeof shellEn) => string): string =>
  `<span lang="de">${words(shellDe)}</span><span lang="en">${words(shellEn)}</span>`;

const icon = (tab: Tab): string =>
  `<svg width="24" height="24" viewBox="0 0 ${ICON_BOX} ${ICON_BOX}">${paintDrawing(
    NAVIGATION_DRAWINGS[tab],
    'currentColor',
  )
    .map(layerText)
    .join('')}</svg>`;

const link = (tab: Tab): string =>
  `<a data-tab="${tab}">${icon(tab)}${inBoth(({ tabs }) => tabs[tab])}</a>`;

const title = (tab: Tab): string => `<b data-tab="${tab}">${inBoth(({ tabs }) => tabs[tab])}</b>`;

export const MARKUP = `<div id="picture" aria-hidden="true"><nav>${TABS.map(link).join('')}</nav><main role="none"><header><small>${shellDe.appName}</small>${TABS.map(title).join('')}</header><i></i><i></i></main></div>`;
