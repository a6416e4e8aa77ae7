import type { Player, Tournament } from '@tablee/domain/tournaments/tournament'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { type ToldDeckCheck, useTakeBackDeckCheck } from '../api/rounds/deck-checks.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

type EndedCheckProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly check: ToldDeckCheck
  readonly onPenalise: (player: Player) => void
}

/** What came of it: the time given, decisions that are to be entered, and the way back. */
export function EndedCheck({ tournament, access, check, onPenalise }: EndedCheckProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const takeBack = useTakeBackDeckCheck(access)
  const { extraMinutes: minutes, results, isTakenBack } = check
  const table = labelOf(check.table)
  if (isTakenBack) return <Notice tone="attention" title={t('deckChecks.sheet.undone')} />
  const faulty = results.flatMap(({ playerKey, result }) =>
    result === 'clean' ? [] : (tournament.players.find(({ id }) => id === playerKey) ?? []),
  )
  return (
    <>
      <Notice tone="success" title={t('deckChecks.sheet.ended', { table })}>
        {minutes > 0 ? t('deckChecks.sheet.given', { minutes, table }) : t('deckChecks.sheet.givenNone', { table })}
      </Notice>
      {faulty.length === 0 ? null : (
        <section aria-label={t('deckChecks.sheet.toPenalise')} className="grid gap-2">
          <p className="font-semibold">{t('deckChecks.sheet.toPenalise')}</p>
          {faulty.map((player) => (
            <Button
              key={player.id}
              variant="primary"
              className="sm:justify-self-start"
              onClick={() => onPenalise(player)}
            >
              {t('deckChecks.sheet.penalise', { name: player.name })}
            </Button>
          ))}
        </section>
      )}
      <Button
        variant="quiet"
        className="sm:justify-self-start"
        isBusy={takeBack.isSending}
        onClick={() => void takeBack.send({ check: check.check })}
      >
        {t('deckChecks.sheet.undo')}
      </Button>
      <ActFailure act={takeBack} title={t('deckChecks.sheet.undoFailed')} isTap />
    </>
  )
}
