import { scoreOf, statusOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { isMeeting, isUnopposed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { HandPairing } from '@tablee/domain/tournaments/rounds/hand-pairing'
import type { RoundMove } from '@tablee/domain/tournaments/rounds/seen-round'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Match } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { pairingKey } from './arranged-lines.ts'
import type { DraftState } from './use-draft.ts'

type RoundMovedProps = {
  readonly state: DraftState
  readonly names: PlayerNames
  /** Before continuing from the current round. */
  readonly onGoOn: () => void
}

export function RoundMoved({ state, names, onGoOn }: RoundMovedProps) {
  const { t } = useTranslation()
  const sentence = useMoveSentence(names)
  const goOn = (step: () => void) => () => {
    onGoOn()
    step()
  }
  const isOutdated = state.isOtherRound || state.moves.length > 0
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {isOutdated ? (
        <Notice
          tone="attention"
          title={t('admin.pairing.outdated')}
          action={
            <div className="flex flex-wrap gap-2">
              {state.isOtherRound ? null : (
                <Button onClick={goOn(state.carryOver)}>{t('admin.pairing.carryOver')}</Button>
              )}
              <Button variant="secondary" onClick={goOn(state.startAgain)}>
                {t('admin.pairing.reload')}
              </Button>
            </div>
          }
        >
          <ul className="grid list-disc gap-1 ps-5 empty:hidden">
            {state.moves.map((move) => (
              <li key={moveKey(move)} className="wrap-anywhere">
                {sentence(move)}
              </li>
            ))}
          </ul>
          <p>{t(state.isOtherRound ? 'admin.pairing.otherRound' : 'admin.pairing.outdatedHelp')}</p>
        </Notice>
      ) : null}
      <Unfit pairings={state.unfit} names={names} />
    </div>
  )
}

function Unfit({ pairings, names }: { readonly pairings: readonly HandPairing[]; readonly names: PlayerNames }) {
  const { t } = useTranslation()
  const { list } = useFormats()
  if (pairings.length === 0) return null
  return (
    <Notice tone="attention" title={t('admin.pairing.unfit')}>
      <ul className="grid list-disc gap-1 ps-5">
        {pairings.map((pairing) => {
          const seats = seatsOf(pairing).map((id) => names.get(id) ?? '')
          const [first = '', second = ''] = seats
          return (
            <li key={pairingKey(pairing)} className="wrap-anywhere">
              {isUnopposed(pairing)
                ? t(`admin.pairing.unfitAlone.${pairing.kind}`, { first })
                : isPodTable(pairing)
                  ? t('podsDesk.arrange.unfit', { names: list(seats) })
                  : t('admin.pairing.unfitTable', { first, second })}
            </li>
          )
        })}
      </ul>
    </Notice>
  )
}

function moveKey(move: RoundMove): string {
  return `${move.kind} ${move.kind === 'pairing_gone' ? pairingKey(move.pairing) : move.match.id}`
}

function useMoveSentence(names: PlayerNames) {
  const { t } = useTranslation()
  const { list } = useFormats()
  return (move: RoundMove): string => {
    const moved = move.kind === 'pairing_gone' ? move.pairing : move.match
    const seats = seatsOf(moved).map((id) => names.get(id) ?? '')
    const [first = '', second = ''] = seats
    if (isPodTable(moved)) return t(`podsDesk.arrange.moved.${move.kind}`, { names: list(seats) })
    switch (move.kind) {
      case 'result_came':
        return t(`admin.pairing.moved.result_${isMeeting(move.match) ? statusOf(move.match) : 'pending'}`, {
          first,
          second,
          ...gamesOf(move.match),
        })
      case 'pairing_came':
        return t(`admin.pairing.moved.${moved.kind}_came`, { first, second })
      case 'pairing_gone':
        return t(`admin.pairing.moved.${moved.kind}_gone`, { first, second })
      default:
        return move satisfies never
    }
  }
}

/** A number next to its name. */
function gamesOf(match: Match) {
  const score = scoreOf(match)
  return { wins1: score?.wins1 ?? 0, wins2: score?.wins2 ?? 0 }
}
