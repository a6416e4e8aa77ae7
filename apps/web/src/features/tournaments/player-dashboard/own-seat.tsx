import { isOutForAbsence } from '@tablee/domain/tournaments/conduct/absence'
import { isFinished, isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import { mayRenameThemselves } from '@tablee/domain/tournaments/players/rename-own-player'
import { mayReturn } from '@tablee/domain/tournaments/players/return-to-tournament'
import { teamOf } from '@tablee/domain/tournaments/teams/entrants'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { OwnNameButton } from '../../../forms/own-name-button.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import type { PlayerAccess } from '../api/own/own-roles.ts'
import { useLeaveQuickTournament } from '../api/players/leave-quick-tournament.ts'
import { useRenameOwnPlayer } from '../api/players/rename-own-player.ts'
import { useReturnToQuickTournament } from '../api/players/return-to-quick-tournament.ts'

type OwnSeatProps = { readonly tournament: Tournament; readonly access: PlayerAccess }

export function OwnSeat({ tournament, access }: OwnSeatProps) {
  if (isFinished(tournament)) return null
  const { player } = access
  const isAbsent = isOutForAbsence(tournament, player)
  if (tournament.announcement && !isAbsent) return null
  if (mayReturn(tournament, player)) return <ReturnButton access={access} isAbsent={isAbsent} />
  // The card says so, and whom to ask.
  if (player.droppedAfter !== null) return null
  return (
    <div className="grid gap-3 sm:flex sm:justify-center">
      <RenameButton access={access} isAllowed={mayRenameThemselves(tournament)} />
      <LeaveButton tournament={tournament} access={access} />
    </div>
  )
}

type RenameButtonProps = Pick<OwnSeatProps, 'access'> & { readonly isAllowed: boolean }

function RenameButton({ access, isAllowed }: RenameButtonProps) {
  const act = useRenameOwnPlayer(access)
  return <OwnNameButton name={access.player.name} isAllowed={isAllowed} act={act} />
}

function LeaveButton({ tournament, access }: OwnSeatProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const leaving = useLeaveQuickTournament(access)
  const isBefore = isWaiting(tournament)
  const hasTeam = teamOf(tournament, access.player.id) !== null
  const isOfPods = structureOf(tournament) === 'pods'
  const close = () => {
    leaving.clear()
    setIsOpen(false)
  }
  const leave = async () => {
    if ((await leaving.send({})) === null) return
    setIsOpen(false)
    if (!isBefore) return
    notify.success({ title: t('dashboard.seat.left') })
    void navigate({ to: '/tournament/$code', params: { code: access.code } })
  }
  return (
    <>
      <Button variant="quiet" className="text-muted" onClick={() => setIsOpen(true)}>
        {t('dashboard.seat.leave')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        onConfirm={() => void leave()}
        title={t('dashboard.seat.leaveTitle')}
        description={t(
          hasTeam
            ? `teams.own.${isBefore ? 'leaveBefore' : 'leaveAfter'}`
            : isBefore
              ? 'dashboard.seat.leaveBefore'
              : isOfPods
                ? 'pods.leave'
                : 'dashboard.seat.leaveAfter',
        )}
        confirmLabel={t('dashboard.seat.leave')}
        cancelLabel={t('dashboard.seat.stay')}
        closeLabel={t('tournament.close')}
        isDangerous
        isBusy={leaving.isSending}
      >
        <ActFailure act={leaving} title={t('dashboard.seat.leaveFailed')} />
      </ConfirmDialog>
    </>
  )
}

function ReturnButton({ access, isAbsent }: Pick<OwnSeatProps, 'access'> & { readonly isAbsent: boolean }) {
  const { t } = useTranslation()
  const returning = useReturnToQuickTournament(access)
  return (
    <div className="grid gap-3">
      <Button isBusy={returning.isSending} onClick={() => void returning.send({})}>
        {t(isAbsent ? 'dashboard.seat.returnHere' : 'dashboard.seat.return')}
      </Button>
      <ActFailure act={returning} title={t('dashboard.seat.returnFailed')} />
    </div>
  )
}
