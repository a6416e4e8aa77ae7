import type { Language } from '@tablee/domain/language'
import type { Content } from './letter-content.ts'
import type { Fact } from './letter-facts.ts'

type Page = Content & { readonly language: Language; readonly copy: string; readonly signature: string }

const FACE = "font-family:'Bricolage Grotesque',system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif"
const TEXT = `margin:0 0 16px;font-size:16px;line-height:1.5;${FACE}`
const SMALL = `margin:0 0 8px;font-size:14px;line-height:1.5;${FACE};color:#6b6559`
const BREAKS = 'word-wrap:break-word;overflow-wrap:anywhere'

/**
 * Inline styles serve programs without dark mode or style sheets; the others use the classes at night. Nothing is loaded from anywhere, so
 * that opening a letter is not tracked.
 */
const STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:619px){.sheet{padding:24px 20px!important}.around{padding:0!important}.edge{border-radius:0!important}}
@media (prefers-color-scheme:dark){
.paper{background:#1a1d24!important}.sheet{background:#22262f!important;border-color:#343a46!important}
.ink{color:#fbf8f2!important}.muted{color:#a6abb6!important}.line{border-color:#343a46!important}
.mat{background:#17483a!important}.stitch{border-color:#4d8a74!important}
.button{background:#57c79c!important}.button a{color:#14201b!important}
.link{color:#57c79c!important}.quote{border-color:#57c79c!important}
}
`

/** A letter on paper below a strip of felt, 600 px wide, in tables as mail programs require. */
export function letterPage(page: Page): string {
  const { language, subject, greeting, why, facts, quote, asked, button, link, notes, copy, signature, small } = page
  const href = escapeHtml(link)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(subject)}</title><style>${STYLES}</style></head>`,
    `<body class="paper" style="margin:0;padding:0;background:#fbf8f2;${BREAKS}">`,
    '<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbf8f2"><tr>',
    '<td class="around" align="center" style="padding:24px 12px">',
    '<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px">',
    '<tr><td class="mat edge" style="background:#1f6f54;border-radius:12px 12px 0 0;padding:8px">',
    '<div class="stitch" style="border:2px dashed #5f9f88;border-radius:8px;padding:10px 16px">',
    `<span style="font-size:22px;line-height:1.2;font-weight:800;color:#fbf8f2;${FACE}">Tablée</span></div></td></tr>`,
    '<tr><td class="sheet edge" style="background:#ffffff;border:1px solid #e6dfd2;border-top:0;border-radius:0 0 12px 12px;padding:32px">',
    paragraph(greeting),
    paragraph(why),
    ...(facts.length === 0 ? [] : [factTable(facts)]),
    ...(quote === null ? [] : quoted(quote)),
    ...asked.map((one) => paragraph(one, `${TEXT};font-weight:600`)),
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>',
    '<td class="button" style="background:#1f6f54;border-radius:8px">',
    `<a href="${href}" style="display:inline-block;padding:14px 24px;font-size:16px;line-height:1.25;font-weight:600;color:#ffffff;text-decoration:none;${FACE}">${escapeHtml(button)}</a></td></tr></table>`,
    ...notes.map((note) => paragraph(note)),
    `<div class="line" style="border-top:1px solid #e6dfd2;margin:24px 0 16px"></div>`,
    ...small.map(
      ({ label, link: to }) =>
        `<p class="muted" style="${SMALL}"><a class="link" href="${escapeHtml(to)}" style="color:#1f6f54">${escapeHtml(label)}</a></p>`,
    ),
    `<p class="muted" style="${SMALL}">${escapeHtml(copy)}</p>`,
    `<p class="muted" style="${SMALL};word-break:break-all"><a class="muted" href="${href}" style="color:#6b6559">${href}</a></p>`,
    `<p class="muted" style="${SMALL}">${escapeHtml(signature)}</p>`,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('\n')
}

function paragraph(text: string, style = TEXT): string {
  return `<p class="ink" style="${style};color:#1a1d24">${escapeHtml(text)}</p>`
}

function quoted({ before, text }: NonNullable<Content['quote']>): readonly string[] {
  const style = `${TEXT};padding:2px 0 2px 16px;border-left:3px solid #1f6f54;white-space:pre-wrap;color:#1a1d24`
  return [
    ...(before === '' ? [] : [paragraph(before, `${TEXT};margin-bottom:8px`)]),
    `<p class="ink quote" style="${style}">${escapeHtml(text)}</p>`,
  ]
}

/** Label above value, one per line, so that no word breaks on the narrowest phone. */
function factTable(facts: readonly Fact[]): string {
  const rows = facts.map(({ label, value, instead, link }, row) => {
    const line = row === 0 ? '' : 'border-top:1px solid #e6dfd2;'
    return [
      `<tr><td class="line" style="${line}padding:12px 16px;${BREAKS}">`,
      `<div class="muted" style="font-size:14px;line-height:1.4;color:#6b6559;${FACE}">${escapeHtml(label)}</div>`,
      `<div class="ink" style="font-size:16px;line-height:1.5;font-weight:600;color:#1a1d24;white-space:pre-line;${FACE}">${escapeHtml(value)}</div>`,
      ...(instead === undefined
        ? []
        : [
            `<div class="muted" style="font-size:14px;line-height:1.5;color:#6b6559;${FACE}">${escapeHtml(instead)}</div>`,
          ]),
      ...(link
        ? [
            `<a class="link" href="${escapeHtml(link.href)}" style="font-size:14px;line-height:1.5;color:#1f6f54;${FACE}">${escapeHtml(link.label)}</a>`,
          ]
        : []),
      '</td></tr>',
    ].join('')
  })
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border:1px solid #e6dfd2;border-radius:12px;border-collapse:separate">${rows.join('')}</table>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
