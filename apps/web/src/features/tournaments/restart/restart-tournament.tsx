import { seatedCount } from '@tablee/domain/tournaments/players/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useNavigate } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useRestartQuickTournament } from '../api/restart-quick-tournament.ts'

type RestartTournamentProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  /** On the podium, without red and with little room. */
  readonly isOnMat?: boolean
}

/** Restarts with the present players, or an empty list (STAK-16). */
export function RestartTournament({ tournament, access, isOnMat = false }: RestartTournamentProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const restart = useRestartQuickTournament(access)
  const [isAsking, setIsAsking] = useState(false)
  const count = seatedCount(tournament)
  const close = () => {
    setIsAsking(false)
    restart.clear()
  }
  const begin = async (keepPlayers: boolean) => {
    const next = await restart.send({ keepPlayers })
    if (next === null) return
    close()
    notify.success({ title: t('life.restart.done', { code: next.code }) })
    await navigate({ to: '/tournament/$code/admin', params: { code: next.code } })
  }
  const { isSending } = restart
  const isKeeping = isSending && restart.input?.keepPlayers === true
  return (
    <>
      <Button
        variant={isOnMat ? 'mat' : 'secondary'}
        icon={<RotateCw aria-hidden="true" className="size-5" />}
        onClick={() => setIsAsking(true)}
      >
        {t(isOnMat ? 'ending.again' : 'life.restart.action')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={close}
        title={t('life.restart.question', { name: tournament.name })}
        description={t('life.restart.text')}
        closeLabel={t('tournament.close')}
        footer={
          <>
            <Button
              variant={count === 0 ? 'primary' : 'secondary'}
              disabled={isKeeping}
              isBusy={isSending && !isKeeping}
              onClick={() => void begin(false)}
            >
              {t('life.restart.without')}
            </Button>
            {count === 0 ? null : (
              <Button disabled={isSending && !isKeeping} isBusy={isKeeping} onClick={() => void begin(true)}>
                {t('life.restart.with', { count })}
              </Button>
            )}
          </>
        }
      >
        <ActFailure act={restart} title={t('life.restart.failed')} isTap />
      </Dialog>
    </>
  )
}
