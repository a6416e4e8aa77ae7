import type { TournamentFacts } from '@tablee/contract/serving/link-preview'
import { bracketRoundName } from '@tablee/domain/tournaments/kinds/bracket'
import { en } from '@tablee/messages/en'
import { fr } from '@tablee/messages/fr'
import type { Language } from '@tablee/messages/language'
import { previewSentences } from '@tablee/messages/preview'
import { createInstance } from 'i18next'
import { IMAGE_HEIGHT, IMAGE_WIDTH } from './code-image.ts'

const sentences = createInstance({
  lng: 'fr',
  fallbackLng: 'fr',
  initAsync: false,
  resources: {
    fr: { translation: { ...previewSentences.fr, games: fr.creation.games, bracketRounds: fr.cut.round } },
    en: { translation: { ...previewSentences.en, games: en.creation.games, bracketRounds: en.cut.round } },
  },
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
})
await sentences.init()

/** Who looks at which page. */
export type HeadOf = { readonly origin: string; readonly path: string; readonly language: Language }

type Card = {
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly image: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string }
  readonly isLarge: boolean
}

/** The head of every page that is no tournament's. */
export function generalHead({ origin, path, language: lng }: HeadOf): string {
  return tagsOf(
    {
      title: sentences.t('title', { lng }),
      description: sentences.t('description', { lng }),
      canonical: origin + path,
      image: { url: `${origin}/icons/tablee-512.png`, width: 512, height: 512, alt: fr.shell.product },
      isLarge: false,
    },
    lng,
  )
}

/** The head of a code that no tournament has: nothing to remember for a search engine. */
export function unknownHead(language: Language): string {
  const title = sentences.t('pageTitle', { lng: language, name: sentences.t('unknownTitle', { lng: language }) })
  return `<title>${escapeHtml(title)}</title>\n    <meta name="robots" content="noindex">`
}

/** The head of a tournament's page: what chats and search engines show of a link to it. */
export function tournamentHead(facts: TournamentFacts, { origin, language: lng }: Omit<HeadOf, 'path'>): string {
  const { code, name } = facts
  const card: Card = {
    title: sentences.t('pageTitle', { lng, name }),
    description: descriptionOf(facts, lng),
    canonical: `${origin}/tournament/${code}`,
    image: {
      url: `${origin}/v1/preview/${code}.png`,
      width: IMAGE_WIDTH,
      height: IMAGE_HEIGHT,
      alt: sentences.t('image', { lng, code }),
    },
    isLarge: true,
  }
  return `${tagsOf(card, lng)}\n    ${dataBlock(eventOf(facts, card))}`
}

function descriptionOf({ phase, code, players: count, ...event }: TournamentFacts, lng: Language) {
  const game = event.game === null ? null : sentences.t(`games.${event.game}`, { lng, defaultValue: event.game })
  const details = [game, event.format, event.location].filter((detail) => detail !== null)
  const { currentRound: round, bracketPlaces: places } = event
  const isBracket = phase === 'running' && places !== null
  const name = isBracket ? sentences.t(`bracketRounds.${bracketRoundName(places)}`, { lng, places }) : ''
  const sentence = sentences.t(isBracket ? 'runningBracket' : phase, { lng, count, code, round, name })
  return details.length > 0 ? `${details.join(' · ')}. ${sentence}` : sentence
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
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(facts.location === null
      ? {}
      : { location: { '@type': 'Place', name: facts.location, address: facts.location } }),
    ...(facts.capacity === null ? {} : { maximumAttendeeCapacity: facts.capacity }),
  }
}

function tagsOf({ title, description, canonical, image, isLarge }: Card, language: Language): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': fr.shell.product,
    'og:locale': language === 'fr' ? 'fr_FR' : 'en_GB',
    'og:title': title,
    'og:description': description,
    'og:url': canonical,
    'og:image': image.url,
    'og:image:width': String(image.width),
    'og:image:height': String(image.height),
    'og:image:alt': image.alt,
  }
  const names = {
    description,
    'twitter:card': isLarge ? 'summary_large_image' : 'summary',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': image.url,
    'twitter:image:alt': image.alt,
  }
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...Object.entries(names).map(([name, text]) => `<meta name="${name}" content="${escapeHtml(text)}">`),
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`),
  ].join('\n    ')
}

/** Data that no browser executes; `<` is written so that no text can end the block. */
function dataBlock(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
