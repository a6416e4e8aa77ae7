import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import type { usePlayerList } from '../../../../forms/player-list/use-player-list.ts'
import { useTranslation } from '../../../../language/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { later } from '../../../../ui/later.tsx'

/** Comes with the first list: most evenings have none. */
const importDialog = later(async () => (await import('./import-dialog.tsx')).ImportDialog)

type ImportListProps = {
  readonly tournament: Tournament
  readonly registrations: readonly RegistrationView[]
  readonly list: ReturnType<typeof usePlayerList>
}

/** A whole list of people at once, all of them or none: the button for it, beside the field of one name, and its dialog. */
export function ImportList({ tournament, registrations, list }: ImportListProps) {
  const { t } = useTranslation()
  const [wasOpen, setWasOpen] = useState(list.isOpen)
  if (list.isOpen && !wasOpen) setWasOpen(true)
  return (
    <>
      <Button
        variant="secondary"
        className="shrink-0 max-sm:px-2.5"
        title={t('playerList.open')}
        icon={<ListPlus aria-hidden="true" className="size-5" />}
        onClick={list.open}
      >
        <span className="max-lg:sr-only">{t('playerList.open')}</span>
      </Button>
      {wasOpen ? <importDialog.Component tournament={tournament} registrations={registrations} list={list} /> : null}
    </>
  )
}
