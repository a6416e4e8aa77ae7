import { seatAtDraft } from '@tablee/domain/tournaments/draft/draft-seats'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { opponentsIn, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { type RefObject, useEffect, useRef } from 'react'
import type { OwnSituation } from './own-situation.ts'

/** A new round, table or end turns the card: scrolls to the top and focuses its heading. */
export function useTurnedCard(
  tournament: Tournament,
  situation: OwnSituation,
  own: PlayerId,
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const card = cardOf(tournament, situation, own)
  const shown = useRef(card)
  useEffect(() => {
    if (shown.current === card) return
    shown.current = card
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [card])
  return heading
}

function cardOf(tournament: Tournament, situation: OwnSituation, own: PlayerId): string {
  const round = currentRound(tournament)
  switch (situation.kind) {
    case 'playing':
    case 'in-pod':
    case 'in-team':
    case 'unopposed':
      return [round, situation.kind, tableOf(situation.match), ...opponentsIn(situation.match, own)].join(' ')
    case 'drafting':
      return [round, 'drafting', ...Object.values(seatAtDraft(tournament, own) ?? {})].join(' ')
    case 'not-started':
    case 'not-paired':
    case 'over':
      return `${round} ${situation.kind}`
    default:
      return situation satisfies never
  }
}
