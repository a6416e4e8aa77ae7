import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { type AllowedScore, mirrorScore, type Score, scoreChoices } from '@tablee/domain/tournaments/results/score'
import type { Meeting, Player } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../../acts/act-failure.tsx'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import { useHeldTournament } from '../../api/own/held-tournament.ts'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useRemovePlayer } from '../../api/players/delete-quick-tournament-player.ts'
import type { useUpdateScore } from '../../api/results/update-score.ts'

type BothAbsentProps = {
  readonly match: Meeting
  readonly allowed: readonly AllowedScore[]
  readonly access: StaffAccess
  readonly update: ReturnType<typeof useUpdateScore>
  /** Saves the score, which closes the sheet. */
  readonly onChoose: (score: Score) => void
  readonly onBack: () => void
  readonly onDone: () => void
}

/** A bracket match without either player needs a winner: one advances and then drops (STAK-9). */
export function BothAbsent({ match, allowed, access, update, onChoose, onBack, onDone }: BothAbsentProps) {
  const { t } = useTranslation()
  const remove = useRemovePlayer(access)
  const tournament = useHeldTournament(access.code)
  // At an announced event players drop through their registrations.
  const isEvent = tournament !== null && tournament.announcement !== null
  const players = pairOf(match).flatMap((id) => tournament?.players.find((player) => player.id === id) ?? [])
  const [clearest] = scoreChoices(allowed)
  const isBusy = update.isSending || remove.isSending
  const settle = async ({ id, name }: Player) => {
    if (!clearest) return
    const score = id === pairOf(match)[0] ? clearest : mirrorScore(clearest)
    if (isEvent) return onChoose(score)
    // A score is queued offline; the drop would be lost, and is tapped again.
    if ((await update.send({ matchId: match.id, score })) !== 'sent') return
    if ((await remove.send({ playerKey: id })) === null) return
    notify.info({ title: t('cut.absent.done', { name }) })
    onDone()
  }
  return (
    <div ref={focusFirst} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4 outline-none">
      <h3 className="text-lg font-semibold">{t('cut.absent.title')}</h3>
      <p>{t(isEvent ? 'cut.absent.textEvent' : 'cut.absent.text')}</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {players.map((player) => (
          <Button
            key={player.id}
            variant="secondary"
            isWide
            className="min-h-14"
            disabled={isBusy}
            onClick={() => void settle(player)}
          >
            <span className="min-w-0 wrap-anywhere">
              {t(isEvent ? 'cut.absent.wins' : 'cut.absent.passes', { name: player.name })}
            </span>
          </Button>
        ))}
      </div>
      <ActFailure act={remove} title={t('cut.absent.failed')} isTap />
      <Button variant="secondary" className="sm:justify-self-start" disabled={isBusy} onClick={onBack}>
        {t('cut.absent.back')}
      </Button>
    </div>
  )
}

function focusFirst(step: HTMLElement | null): void {
  step?.focus({ preventScroll: true })
}
