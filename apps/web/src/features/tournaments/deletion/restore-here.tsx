import { useTranslation } from '../../../language/use-translation.ts'
import { useDeletedTournaments } from '../api/own/deleted-tournaments.ts'
import { DeletedRow } from './deleted-tournaments.tsx'

/** The way back, for the device or the account that deleted it; whom to ask, for everybody else. */
export function RestoreHere({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  const { data, isLoading } = useDeletedTournaments()
  const own = data?.find((deleted) => deleted.code === code.toUpperCase())
  // Nobody is sent to themselves while it is asked.
  if (isLoading) return null
  if (!own) return t('life.delete.gone')
  return (
    <ul className="mt-2 w-full max-w-lg text-start">
      <DeletedRow tournament={own} />
    </ul>
  )
}
