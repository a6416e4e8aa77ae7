import { useTranslation } from '../../../language/use-translation.ts'
import { useDeletedTournaments } from '../api/own/deleted-tournaments.ts'
import { DeletedRow } from './deleted-tournaments.tsx'

/** Offers restoring to the device or account that deleted it; tells others whom to ask. */
export function RestoreHere({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  const { data, isLoading } = useDeletedTournaments()
  const own = data?.find((deleted) => deleted.code === code.toUpperCase())
  // The organizer must not see the others' text while loading.
  if (isLoading) return null
  if (!own) return t('life.delete.gone')
  return (
    <ul className="mt-2 w-full max-w-lg text-start">
      <DeletedRow tournament={own} />
    </ul>
  )
}
