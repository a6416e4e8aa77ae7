import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { ActFailure } from '../../../transport/act-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useFinishTournament } from '../api/finish-tournament.ts'
import type { OrganizerAccess } from '../api/own-roles.ts'
import { useStartNextRound } from '../api/start-next-round.ts'
import { roundCount } from '../tournament-frame/round-count.ts'
import { ActionBar } from './action-bar.tsx'
import { tablesWithoutResult } from './tables-without-result.ts'

type RoundBarProps = { readonly tournament: Tournament; readonly access: OrganizerAccess }

/** Numbers named before the rest is only counted. */
const TABLES_NAMED = 5

/** The next round or the end, once every table is terminated; until then, what is missing. */
export function RoundBar({ tournament, access }: RoundBarProps) {
  const { t } = useTranslation()
  const nextRound = useStartNextRound(access)
  const { round, recommended } = roundCount(tournament)
  const missing = tablesWithoutResult(tournament)
  const isComplete = missing.length === 0
  const isLast = round >= recommended
  const openNext = async () => {
    const reply = await nextRound.send({ roundNumber: round + 1 })
    if (reply !== null) notify.success({ title: t('admin.scores.paired', { round: round + 1 }) })
  }
  return (
    <ActionBar note={<MissingTables tables={missing} />}>
      <ActFailure act={nextRound} title={t('admin.failed.nextRound')} />
      <div
        className={classNames('grid grid-cols-2 gap-2 sm:flex sm:whitespace-nowrap', isLast && 'sm:flex-row-reverse')}
      >
        <FinishButton
          access={access}
          isEnabled={isComplete}
          isMain={isLast}
          roundsLeft={Math.max(0, recommended - round)}
        />
        <Button
          variant={isLast ? 'secondary' : 'primary'}
          disabled={!isComplete}
          isBusy={nextRound.isSending}
          aria-describedby="missing-tables"
          onClick={() => void openNext()}
        >
          {t('admin.scores.nextRound')}
        </Button>
      </div>
    </ActionBar>
  )
}

function MissingTables({ tables }: { readonly tables: readonly number[] }) {
  const { t } = useTranslation()
  const named = tables.slice(0, TABLES_NAMED).join(', ')
  const others = tables.length - TABLES_NAMED
  const list = others > 0 ? t('admin.scores.andMore', { tables: named, count: others }) : named
  return (
    <p id="missing-tables">
      {tables.length === 0
        ? t('admin.scores.allDone')
        : t('admin.scores.missing', { count: tables.length, tables: list })}
    </p>
  )
}

type FinishButtonProps = {
  readonly access: OrganizerAccess
  readonly isEnabled: boolean
  readonly isMain: boolean
  readonly roundsLeft: number
}

function FinishButton({ access, isEnabled, isMain, roundsLeft }: FinishButtonProps) {
  const { t } = useTranslation()
  const finish = useFinishTournament(access)
  const [isAsking, setIsAsking] = useState(false)
  const close = () => {
    setIsAsking(false)
    finish.clear()
  }
  const confirm = async () => {
    const reply = await finish.send({})
    if (reply === null) return
    setIsAsking(false)
    notify.success({ title: t('admin.scores.finished') })
  }
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        disabled={!isEnabled}
        aria-describedby="missing-tables"
        onClick={() => setIsAsking(true)}
      >
        {t('admin.scores.finish')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        onConfirm={() => void confirm()}
        title={t('admin.scores.finishTitle')}
        description={t('admin.scores.finishText')}
        confirmLabel={t('admin.scores.finishConfirm')}
        cancelLabel={t('tournament.cancel')}
        closeLabel={t('tournament.close')}
        isBusy={finish.isSending}
      >
        {roundsLeft > 0 ? <p>{t('admin.scores.finishEarly', { count: roundsLeft })}</p> : null}
        <ActFailure act={finish} title={t('admin.failed.finish')} />
      </ConfirmDialog>
    </>
  )
}
