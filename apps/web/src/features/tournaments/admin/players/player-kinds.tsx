import type { Player, RoundNumber } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../../language/use-translation.ts'
import { FilterChips } from '../../../../ui/filter-chips.tsx'
import { NoPhoneIcon } from './no-phone-icon.tsx'

const KINDS = ['all', 'playing', 'late', 'gone', 'anonymous'] as const
export type PlayerKind = (typeof KINDS)[number]

/** Whether a player is of that kind in this round, 0 before the start. */
export function isOfKind(kind: PlayerKind, player: Player, round: RoundNumber): boolean {
  const isGone = player.droppedAfter !== null
  const isLate = !isGone && round > 0 && player.firstRound > round
  switch (kind) {
    case 'all':
      return true
    case 'playing':
      return !isGone && !isLate
    case 'late':
      return isLate
    case 'gone':
      return isGone
    case 'anonymous':
      return player.publicId === null
    default:
      return kind satisfies never
  }
}

type PlayerKindsProps = {
  readonly players: readonly Player[]
  readonly round: RoundNumber
  readonly chosen: PlayerKind
  readonly onChoose: (kind: PlayerKind) => void
}

/** How many play, have left, or have no phone, which also says what the mark in their rows means; a tap shows only those. */
export function PlayerKinds({ players, round, chosen, onChoose }: PlayerKindsProps) {
  const { t } = useTranslation()
  const countOf = (kind: PlayerKind) => players.filter((player) => isOfKind(kind, player, round)).length
  const playing = countOf('playing')
  const chips = KINDS.map((kind) => ({
    value: kind,
    label: t(`admin.players.kinds.${kind}`),
    icon: kind === 'anonymous' ? <NoPhoneIcon /> : null,
    // While everybody plays, that says nothing.
    count: kind === 'playing' && playing === players.length ? 0 : countOf(kind),
  }))
  const label = t('admin.players.kinds.label')
  // Whoever leaves makes a kind of their own, under the finger that noted it.
  return <FilterChips {...{ label, chips, chosen, onChoose }} isKept={round > 0} />
}
