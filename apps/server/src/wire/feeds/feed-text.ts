import type { EventFeed, FeedEvent, FeedScope } from '@tablee/contract/serving/event-feed'
import type { Language } from '@tablee/domain/language'
import { dayOf, partOf, playedParts, sentences, townOf } from '../link-preview/preview-text.ts'

/** "Modern du vendredi", "Tournois : Le Repaire", "Tournois : Lyon, Magic The Gathering" */
export function feedTitle({ name }: EventFeed, scope: FeedScope, lng: Language): string {
  switch (scope.kind) {
    case 'series':
    case 'season':
      return name ?? ''
    case 'shop':
      return sentences.t('feeds.named', { lng, name })
    case 'search': {
      const game = playedParts({ game: scope.game, format: null, formatName: null }, lng)
      const asked = [scope.text, scope.place, ...game].filter((part) => part !== null)
      return asked.length === 0
        ? sentences.t('feeds.all', { lng })
        : sentences.t('feeds.named', { lng, name: asked.join(', ') })
    }
    default:
      return scope satisfies never
  }
}

/** "Modern du vendredi · ven. 27 nov. 19:30 · Lyon" */
export function eventTitle(event: FeedEvent, lng: Language): string {
  const { name, location, isCancelled } = event
  const when = momentText(event, lng)
  const title =
    location === null
      ? sentences.t('eventTitle', { lng, name, when })
      : sentences.t('eventTitleAt', { lng, name, when, where: townOf(location) })
  return isCancelled ? sentences.t('feeds.cancelled', { lng, title }) : title
}

/** "ven. 27 nov. 19:30" */
export function momentText(event: FeedEvent, lng: Language): string {
  return `${dayOf(event, lng)} ${partOf(event.startsAt, lng, { hour: '2-digit', minute: '2-digit' })}`
}

/** "Modern · Magic The Gathering · 12/32 places prises" */
export function eventLine(event: FeedEvent, lng: Language): string {
  const { players, seats } = event
  const taken =
    seats === null
      ? sentences.t('feeds.players', { lng, count: players })
      : sentences.t('feeds.seats', { lng, players, of: seats })
  return [...playedParts(event, lng), taken].join(' · ')
}
