import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import type { usePlayerList } from '../../../../forms/player-list/use-player-list.ts'
import { later } from '../../../../ui/later.tsx'

/** Loaded with the first list: most evenings have none. */
const importDialog = later(async () => (await import('./import-dialog.tsx')).ImportDialog)

type ImportListProps = {
  readonly tournament: Tournament
  readonly registrations: readonly RegistrationView[]
  readonly list: ReturnType<typeof usePlayerList>
}

/** Adds a whole list at once, all or none. */
export function ImportList({ tournament, registrations, list }: ImportListProps) {
  const [wasOpen, setWasOpen] = useState(list.isOpen)
  if (list.isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return <importDialog.Component tournament={tournament} registrations={registrations} list={list} />
}
