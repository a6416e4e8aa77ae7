import { contestedSeatsOf, isUntouched, resultOf, seatScoresOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isDecided, type SaidSeats, seats, seatsIn, seatWins } from '@tablee/domain/tournaments/kinds/result'
import { entrantsIn } from '@tablee/domain/tournaments/kinds/seats'
import type { TeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isSameScore, type Score } from '@tablee/domain/tournaments/results/score'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { SeatScores } from '@tablee/domain/tournaments/teams/team'
import type { Result, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useToldFailure } from '../../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useEraseResult } from '../../api/results/erase-result.ts'
import { CheckTable } from '../../deck-checks/check-table.tsx'
import { UnsentNotice } from '../../score-entry/unsent-notice.tsx'
import { useTableLabel } from '../../tournament-frame/table-label.tsx'
import { keptCorrection, useKeptCorrection } from '../scores/kept-correction-later.ts'
import { SeatScore } from './seat-score.tsx'
import { useTypedSeats } from './use-typed-seats.ts'

type TeamSheetProps = {
  readonly match: TeamMatch
  readonly rules: Tournament['rules']
  readonly people: PlayerNames
  readonly names: PlayerNames
  readonly access: StaffAccess
  /** Earlier rounds cannot be erased, and are previewed before a correction. */
  readonly isCurrent: boolean
  readonly isSending: boolean
  readonly onSave: (said: SaidSeats) => void
  readonly onClose: () => void
}

/** The seats of two teams: a tap each, and one that saves them all. */
export function TeamSheet(props: TeamSheetProps) {
  const { match, rules, names, access, isCurrent, isSending, onSave, onClose } = props
  const { t } = useTranslation()
  const table = useTableLabel()(match.table)
  const entry = useSeatEntry(match)
  const [previewed, setPreviewed] = useState<Result | null>(null)
  const [one = '', other = ''] = entrantsIn(match).map((id) => names.get(id))
  const { wins1, wins2 } = seatWins({ scores: entry.scores })
  const result = t('teams.sheet.result', { one, wins1, other, wins2 })
  const said: SaidSeats = entry.ended ? { scores: entry.scores, ended: true } : { scores: entry.scores }
  useKeptCorrection(isCurrent)
  const isListening = !isSending && previewed === null
  useTypedSeats({ isListening, allowed: rules.scoresAllowed, onChoose: entry.chooseNext })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tournament.matches.table', { table })}
      description={
        previewed ? (
          result
        ) : (
          <>
            <bdi>{one}</bdi> – <bdi>{other}</bdi>
          </>
        )
      }
      closeLabel={t('admin.scores.closeTable', { table })}
      isFooterPinned
      footer={
        previewed ? null : (
          <Button
            size="large"
            isWide
            isBusy={isSending}
            disabled={!entry.isChanged}
            onClick={() => (isCurrent ? onSave(said) : setPreviewed(seats(said.scores, said.ended)))}
          >
            <span className="unbroken-words min-w-0">
              {entry.isChanged
                ? t('teams.sheet.save', { result })
                : t(isUntouched(match) ? 'teams.sheet.choose' : 'teams.sheet.change')}
            </span>
          </Button>
        )
      }
    >
      {previewed ? (
        <keptCorrection.Component
          {...{ code: access.code, matchId: match.id, result: previewed }}
          isSaving={isSending}
          onBack={() => setPreviewed(null)}
          onSave={() => onSave(said)}
        />
      ) : (
        <Seats {...props} entry={entry} />
      )}
    </Dialog>
  )
}

type SeatsProps = TeamSheetProps & { readonly entry: ReturnType<typeof useSeatEntry> }

function Seats({ match, rules, people, access, isCurrent, isSending, onClose, entry }: SeatsProps) {
  const { t } = useTranslation()
  return (
    <>
      <p className="text-sm text-muted">{t('teams.sheet.help')}</p>
      {(match.sides[0] ?? []).map((member, seat) => (
        <SeatScore
          key={member}
          {...{ match, seat, people, access }}
          allowed={rules.scoresAllowed}
          chosen={entry.scores[seat] ?? null}
          isContested={contestedSeatsOf(match).includes(seat)}
          isDisabled={isSending}
          onChoose={(score) => entry.choose(seat, score)}
        />
      ))}
      {isDecided(seats(entry.scores)) ? null : (
        <Checkbox label={t('teams.sheet.ended')} isChecked={entry.ended} onChange={entry.setEnded} />
      )}
      <UnsentNotice by="staff" tournamentId={access.tournamentId} matchId={match.id} />
      {isCurrent && !isUntouched(match) ? <Erase match={match} access={access} onErased={onClose} /> : null}
      {isCurrent ? <CheckTable access={access} match={match} /> : null}
    </>
  )
}

/** What was tapped here, over what stands: a seat entered elsewhere meanwhile is kept. */
function useSeatEntry(match: TeamMatch) {
  const [tapped, setTapped] = useState<ReadonlyMap<number, Score | null>>(new Map())
  const stood = (resultOf(match) && seatsIn(resultOf(match)?.result ?? seats([]))?.ended) === true
  const [ended, setEnded] = useState(stood)
  const standing = seatScoresOf(match) ?? []
  const scores: SeatScores = (match.sides[0] ?? []).map(
    (_, seat) => tapped.get(seat) ?? (tapped.has(seat) ? null : (standing[seat] ?? null)),
  )
  const isSame = (one: Score | null, two: Score | null) => (one && two ? isSameScore(one, two) : one === two)
  const isChanged =
    ended !== stood ||
    contestedSeatsOf(match).some((seat) => tapped.has(seat)) ||
    scores.some((score, seat) => !isSame(score, standing[seat] ?? null))
  const choose = (seat: number, score: Score | null) => setTapped(new Map([...tapped, [seat, score]]))
  /** The next seat without a score takes what is typed. */
  const chooseNext = (score: Score): boolean => {
    const next = scores.indexOf(null)
    if (next >= 0) choose(next, score)
    return next >= 0
  }
  return { scores, ended: ended && !isDecided(seats(scores)), setEnded, isChanged, choose, chooseNext }
}

type EraseProps = Pick<TeamSheetProps, 'match' | 'access'> & { readonly onErased: () => void }

function Erase({ match, access, onErased }: EraseProps) {
  const { t } = useTranslation()
  const erase = useEraseResult(access)
  useToldFailure(erase, t('admin.failed.erase'))
  const eraseIt = async () => {
    const scores = seatScoresOf(match)
    const over =
      scores && (resultOf(match) ? (seatsIn(resultOf(match)?.result ?? seats([])) ?? { scores }) : { scores })
    if ((await erase.send({ matchId: match.id, over })) !== null) onErased()
  }
  return (
    <Button variant="quiet" isBusy={erase.isSending} onClick={() => void eraseIt()}>
      {t('podsDesk.erase')}
    </Button>
  )
}
