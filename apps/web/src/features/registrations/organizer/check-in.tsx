import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { May } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { usePresenceTaps } from './use-presence-taps.ts'

/** Comes with the first tap: most screens of an event never need it. */
const checkInScreen = later(async () => (await import('./check-in-screen.tsx')).CheckInScreen)

/** Before the start: opens the list by which the desk notes who has come (STAK-15). */
export function CheckIn({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<number | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  // Here, for what is on its way is told also once the list is closed.
  const taps = usePresenceTaps(tournament.id)
  return (
    <May act="check-in-players">
      <Button
        variant="secondary"
        icon={<ListChecks aria-hidden="true" className="size-5" />}
        onClick={() => {
          setOpened((times) => (times ?? 0) + 1)
          setIsOpen(true)
        }}
      >
        {t('checkIn.open')}
      </Button>
      {opened === null ? null : (
        <checkInScreen.Component
          tournament={tournament}
          taps={taps}
          opened={opened}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </May>
  )
}
