import { isUntouched, scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isKnockout } from '@tablee/domain/tournaments/kinds/stage'
import { DOUBLE_LOSS, type Score } from '@tablee/domain/tournaments/results/score'
import type { Meeting } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { useHeldTournament } from '../../api/own/held-tournament.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useEraseResult } from '../../api/results/erase-result.ts'
import type { ReplaceGuard } from './use-arrived-result.ts'

type OtherResultsProps = {
  readonly match: Meeting
  readonly access: StaffAccess
  /** Earlier rounds keep their results: later pairings depend on them. */
  readonly canErase: boolean
  readonly isBusy: boolean
  /** Asks before overwriting a result from elsewhere. */
  readonly guard: ReplaceGuard['guard']
  readonly onChoose: (score: Score) => void
  /** Nobody came to a match that needs a winner. */
  readonly onAbsences: () => void
  readonly onErased: () => void
}

/** Staff only: a double loss, or erasing the result. */
export function OtherResults(props: OtherResultsProps) {
  const { match, access, canErase, isBusy, guard, onChoose, onAbsences, onErased } = props
  const { t } = useTranslation()
  const erase = useEraseResult(access)
  const stands = scoreOf(match)
  const tournament = useHeldTournament(access.code)
  const needsWinner = tournament ? isKnockout(tournament, match.round) : false
  const eraseIt = async () => {
    const reply = await erase.send({ matchId: match.id, over: stands })
    if (reply !== null) onErased()
  }
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-2">
        {needsWinner ? (
          <Button variant="secondary" className="min-h-14" disabled={isBusy || !canErase} onClick={onAbsences}>
            {t('cut.absent.open')}
          </Button>
        ) : (
          <Button
            variant="secondary"
            className="min-h-14"
            aria-pressed={stands?.isDoubleLoss === true}
            disabled={isBusy}
            onClick={() => onChoose(DOUBLE_LOSS)}
          >
            {t('admin.scores.doubleLoss')}
          </Button>
        )}
        <Button
          variant="secondary"
          className="min-h-14"
          disabled={isBusy || !canErase || isUntouched(match)}
          isBusy={erase.isSending}
          onClick={() => guard(null, () => void eraseIt())}
        >
          {t('admin.scores.noResult')}
        </Button>
      </div>
      <ActFailure act={erase} title={t('admin.failed.erase')} isTap />
    </div>
  )
}
