import { removeTeam } from '@tablee/contract/tournaments/remove-team'
import { hasLeft } from '@tablee/domain/tournaments/players/departure'
import { isPlaying } from '@tablee/domain/tournaments/teams/entrants'
import type { Team } from '@tablee/domain/tournaments/teams/team'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useToldFailure } from '../../../../acts/use-told-failure.ts'
import { useFormats } from '../../../../language/use-formats.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConfirmDialog } from '../../../../ui/dialog.tsx'
import { notify } from '../../../../ui/toasts.tsx'
import type { StaffAccess } from '../../api/own/own-roles.ts'
import { useRemovePlayer } from '../../api/players/delete-quick-tournament-player.ts'
import { useRestorePlayer } from '../../api/players/restore-quick-tournament-player.ts'
import { useStaffAct } from '../../api/staff-act.ts'
import { usePeopleNames } from '../../tournament-frame/player-names.ts'

/** How a team goes and comes back; each answers whether it worked. Null: it does not come back. */
export type TeamRemoval = {
  readonly isSending: boolean
  readonly remove: (team: Team) => Promise<boolean>
  readonly putBack: ((team: Team) => Promise<boolean>) | null
}

/** At quick tournaments: before it plays it is gone with its people, later it drops. */
export function useTeamRemoval(tournament: Tournament, access: StaffAccess, team: Team): TeamRemoval {
  const { t } = useTranslation()
  const remove = useStaffAct(access, removeTeam)
  const drop = useRemovePlayer(access)
  const restore = useRestorePlayer(access)
  useToldFailure(remove, t('teams.desk.removeFailed'))
  useToldFailure(drop, t('teams.desk.removeFailed'))
  useToldFailure(restore, t('admin.failed.restore'))
  const isDropping = isPlaying(tournament, team)
  return {
    isSending: remove.isSending || drop.isSending || restore.isSending,
    remove: async ({ members: [captain] }) => {
      if (captain === undefined) return false
      const reply = await (isDropping ? drop.send({ playerKey: captain }) : remove.send({ captain }))
      return reply !== null
    },
    putBack: isDropping
      ? async ({ members: [captain] }) => captain !== undefined && (await restore.send({ playerKey: captain })) !== null
      : null,
  }
}

type RemoveTeamProps = {
  readonly tournament: Tournament
  readonly team: Team
  readonly removal: TeamRemoval
  readonly onDone: () => void
}

/** One question that names the people; what can come back is put back from the notice, or here. */
export function RemoveTeam({ tournament, team, removal, onDone }: RemoveTeamProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const names = usePeopleNames(tournament)
  const [isAsking, setIsAsking] = useState(false)
  const [captain] = team.members
  const isDrop = isPlaying(tournament, team)
  const { isSending, putBack } = removal
  const comeBack = async () => {
    if (await putBack?.(team)) notify.success({ title: t('teams.desk.isBack', { team: team.name }) })
  }
  const remove = async () => {
    if (!(await removal.remove(team))) return setIsAsking(false)
    notify.info({
      title: t(isDrop ? 'teams.desk.hasLeft' : 'teams.desk.removed', { team: team.name }),
      ...(putBack ? { action: { label: t('admin.players.undo'), onClick: () => void comeBack() } } : {}),
    })
    onDone()
  }
  if (captain !== undefined && hasLeft(tournament, captain)) {
    return putBack ? (
      <Button variant="secondary" isBusy={isSending} onClick={() => void comeBack().then(onDone)}>
        {t('teams.desk.putBack')}
      </Button>
    ) : null
  }
  const people = list(team.members.map((id) => names.get(id) ?? ''))
  return (
    <>
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t(isDrop ? 'teams.desk.drop' : 'teams.desk.remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void remove()}
        title={t(isDrop ? 'teams.desk.dropTitle' : 'teams.desk.removeTitle', { team: team.name })}
        description={
          isDrop
            ? `${people}. ${t('teams.desk.dropText', { team: team.name })}`
            : t(putBack ? 'teams.desk.removeRegistered' : 'teams.desk.removeText', { names: people })
        }
        confirmLabel={t(isDrop ? 'teams.desk.dropConfirm' : 'teams.desk.removeConfirm', {
          count: team.members.length,
        })}
        cancelLabel={t('admin.players.keep')}
        closeLabel={t('tournament.close')}
        isBusy={isSending}
        isDangerous
      />
    </>
  )
}
