import { seatedCount } from '@tablee/domain/tournaments/players/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { tournamentKey } from '../api/following/tournament-query.ts'
import { type Restorable, useDeleteTournament, useRestoreTournament } from '../api/own/deleted-tournaments.ts'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useQuestion } from '../question/use-question.ts'

type DeleteTournamentProps = { readonly tournament: Tournament; readonly access: StaffAccess }

/** Before the start: hides the tournament and leads to where it can be restored. */
export function DeleteTournament({ tournament, access }: DeleteTournamentProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const deletion = useDeleteTournament(access)
  const restore = useRestore()
  const told = t('life.delete.told', { count: seatedCount(tournament) })
  const question = useQuestion(deletion, async (deleted) => {
    await navigate({ to: tournament.announcement ? '/organized-tournaments' : '/' })
    // The next query for its code reports the deletion; the page being left does not refetch.
    const queryKey = tournamentKey(tournament.code)
    void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' })
    notify.info({
      title: t('life.delete.done', { name: tournament.name }),
      action: { label: t('life.delete.restore'), onClick: () => void restore(deleted) },
    })
  })
  return (
    <>
      <Button variant="danger" onClick={question.ask}>
        {t('life.delete.action')}
      </Button>
      <ConfirmDialog
        {...question.about({})}
        title={t('life.delete.question', { name: tournament.name })}
        description={tournament.announcement ? `${told} ${t('life.delete.mailed')}` : told}
        confirmLabel={t('life.delete.confirm')}
        cancelLabel={t('life.keep')}
        isDangerous
      >
        <ActFailure act={deletion} title={t('life.delete.failed')} isTap />
      </ConfirmDialog>
    </>
  )
}

/** Restores from a toast and reports by another, as the screen is gone. */
function useRestore() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const restore = useRestoreTournament()
  return async (deleted: Restorable) => {
    const restored = await restore.send(deleted)
    if (restored === null) return void notify.error({ title: t('life.delete.restoreFailed') })
    notify.success({ title: t('life.delete.restored') })
    await navigate({ to: '/tournament/$code', params: { code: deleted.code } })
  }
}
