import type { DeletedTournament } from '@tablee/contract/tournaments/documents/deleted-tournament'
import { useId } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useDeletedTournaments, useRestoreTournament } from '../api/own/deleted-tournaments.ts'

/** Empty without any. */
export function DeletedTournaments() {
  const { t } = useTranslation()
  const titleId = useId()
  const { data: deleted = [] } = useDeletedTournaments()
  if (deleted.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 id={titleId} className="text-section ">
        {t('life.delete.listTitle')}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {deleted.map((tournament) => (
          <DeletedRow key={tournament.id} tournament={tournament} />
        ))}
      </ul>
    </section>
  )
}

export function DeletedRow({ tournament }: { readonly tournament: DeletedTournament }) {
  const { t } = useTranslation()
  const { date } = useFormats()
  const restore = useRestoreTournament()
  const nameId = useId()
  const { name, restorableUntil } = tournament
  const send = async () => {
    if ((await restore.send(tournament)) !== null) notify.success({ title: t('life.delete.restored') })
  }
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p id={nameId} className="font-semibold wrap-anywhere">
            {name}
          </p>
          <p className="text-sm text-muted">{t('life.delete.until', { date: date(new Date(restorableUntil)) })}</p>
        </div>
        <Button variant="secondary" isBusy={restore.isSending} aria-describedby={nameId} onClick={() => void send()}>
          {t('life.delete.restore')}
        </Button>
      </div>
      <ActFailure act={restore} title={t('life.delete.restoreFailed')} isTap />
    </li>
  )
}
