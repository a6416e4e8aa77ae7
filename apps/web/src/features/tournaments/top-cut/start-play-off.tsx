import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { playOffPlayers } from '@tablee/domain/tournaments/rounds/cut-field'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useStartCut } from '../api/rounds/start-cut.ts'

type StartPlayOffProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly onStarted: () => void
}

/** A play-off for a shared first place in a round robin; empty if not shared (STAK-9). */
export function StartPlayOff({ tournament, access, onStarted }: StartPlayOffProps) {
  const { t } = useTranslation()
  const start = useStartCut(access)
  const players = useMemo(() => playOffPlayers(tournament), [tournament])
  if (players.length === 0) return null
  const begin = async () => {
    const reply = await start.send({ wish: { by: 'first-place' }, roundNumber: currentRound(tournament) })
    if (reply === null) return
    onStarted()
    notify.success({ title: t('structure.playOff.started') })
  }
  return (
    <>
      <ActFailure act={start} title={t('structure.playOff.failed')} isTap />
      <Button variant="secondary" className="min-h-12" isBusy={start.isSending} onClick={() => void begin()}>
        {t('structure.playOff.start', { count: players.length })}
      </Button>
    </>
  )
}
