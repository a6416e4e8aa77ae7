import type { Player, RoundNumber } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { FilterChips } from '../../../../ui/filter-chips.tsx'
import { NoPhoneIcon } from './no-phone-icon.tsx'

const KINDS = ['all', 'playing', 'late', 'gone', 'anonymous'] as const
export type PlayerKind = (typeof KINDS)[number]

/** `round` is 0 before the start. */
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

/** Counts by kind; the phone chip also explains the rows' mark. */
export function PlayerKinds({ players, round, chosen, onChoose }: PlayerKindsProps) {
  const { t } = useTranslation()
  const { number: countText } = useFormats()
  const countOf = (kind: PlayerKind) => players.filter((player) => isOfKind(kind, player, round)).length
  const playing = countOf('playing')
  const chips = KINDS.map((kind) => ({
    value: kind,
    label: t(`admin.players.kinds.${kind}`),
    icon: kind === 'anonymous' ? <NoPhoneIcon /> : null,
    // Says nothing while everyone plays.
    count: kind === 'playing' && playing === players.length ? 0 : countOf(kind),
  }))
  const label = t('admin.players.kinds.label')
  // The first player to leave adds a chip under the finger.
  return <FilterChips {...{ label, chips, chosen, countText, onChoose }} isKept={round > 0} />
}
