import type { TournamentFacts } from '@tablee/contract/serving/link-preview'
import type { Language } from '@tablee/domain/language'
import { CATALOGUES } from '@tablee/messages/catalogues'
import { FORMATS } from '@tablee/messages/formats'
import { IMAGE_HEIGHT, IMAGE_WIDTH, pictureAddress } from './picture.ts'
import { pictureOf, pictureOfHome } from './picture-of.ts'
import { descriptionOf, sentences, titleOf } from './preview-text.ts'

/** The file for all pages without a tournament; codes are never this short. */
export const HOME_PICTURE = 'home'

/** Prefix of a shop's URL name. */
export const SHOP_PICTURE = 'lieu-'

/** The page and its visitor. */
export type HeadOf = {
  readonly origin: string
  readonly path: string
  readonly language: Language
  /** The search query in the URL. */
  readonly sought?: string | undefined
}

export type Card = {
  /** The browser tab's title names the site; chats show it separately. */
  readonly pageTitle: string
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly image: { readonly url: string; readonly alt: string }
}

/** For every page without a tournament. */
export function generalHead({ origin, path, language: lng, sought }: HeadOf): string {
  const title = sought === undefined ? sentences.t('title', { lng }) : sentences.t('searchTitle', { lng, text: sought })
  const picture = pictureOfHome(lng)
  return tagsOf(
    {
      pageTitle: sought === undefined ? title : sentences.t('pageTitle', { lng, name: title }),
      title,
      description: sentences.t('description', { lng }),
      canonical: origin + path,
      image: {
        url: origin + pictureAddress(HOME_PICTURE, lng, picture),
        alt: sentences.t('homeImage', { lng, words: picture.words }),
      },
    },
    lng,
  )
}

/** For an unknown code: not to be indexed. */
export function unknownHead(
  language: Language,
  what: 'unknownTitle' | 'unknownShop' | 'unknownSeason' | 'unknownPlayer' | 'unknownRating' = 'unknownTitle',
): string {
  const title = sentences.t('pageTitle', { lng: language, name: sentences.t(what, { lng: language }) })
  return `<title>${escapeHtml(title)}</title>\n    <meta name="robots" content="noindex">`
}

/** What chats and search engines show of a link to a tournament. */
export function tournamentHead(facts: TournamentFacts, { origin, language: lng }: Omit<HeadOf, 'path'>): string {
  const { code } = facts
  const title = titleOf(facts, lng)
  const card: Card = {
    pageTitle: sentences.t('pageTitle', { lng, name: title }),
    title,
    description: descriptionOf(facts, lng),
    canonical: `${origin}/tournament/${code}`,
    image: {
      url: origin + pictureAddress(code, lng, pictureOf(facts, lng)),
      alt: sentences.t('image', { lng, title }),
    },
  }
  return [tagsOf(card, lng), oembedLink(card, origin), dataBlock(eventOf(facts, card))].join('\n    ')
}

/** https://schema.org/Event */
function eventOf(facts: TournamentFacts, { description, canonical, image }: Card): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: facts.name,
    description,
    url: canonical,
    image: [image.url],
    startDate: facts.startsAt,
    ...(facts.endsAt === null ? {} : { endDate: facts.endsAt }),
    eventStatus: `https://schema.org/${facts.isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(facts.location === null
      ? {}
      : { location: { '@type': 'Place', name: facts.location, address: facts.location } }),
    ...(facts.organizer === null
      ? {}
      : {
          organizer: {
            ...{ '@type': 'Organization', name: facts.organizer },
            ...(facts.organizerPath === null ? {} : { url: new URL(facts.organizerPath, canonical).href }),
          },
        }),
    ...(facts.capacity === null ? {} : { maximumAttendeeCapacity: facts.capacity }),
  }
}

export function tagsOf({ pageTitle, title, description, canonical, image }: Card, language: Language): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': CATALOGUES[language].shell.product,
    'og:locale': FORMATS[language].locale.replace('-', '_'),
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': image.url,
    'og:image:width': String(IMAGE_WIDTH),
    'og:image:height': String(IMAGE_HEIGHT),
    'og:image:alt': image.alt,
  }
  const names = {
    description,
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image.url,
    'twitter:image:alt': image.alt,
  }
  return [
    `<title>${escapeHtml(pageTitle)}</title>`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...Object.entries(names).map(([name, text]) => `<meta name="${name}" content="${escapeHtml(text)}">`),
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`),
  ].join('\n    ')
}

/** How sites find the frame of a page (oembed.com, 4). */
export function oembedLink({ canonical, title }: Card, origin: string): string {
  const href = `${origin}/v1/oembed?url=${encodeURIComponent(canonical)}`
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(href)}" title="${escapeHtml(title)}">`
}

/** Data no browser executes; `<` is escaped so that no text can end the block. */
export function dataBlock(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
