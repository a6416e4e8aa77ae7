import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { QrCode } from 'lucide-react'
import { May } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'

/** To the code that hangs at the door, where players check in by it. */
export function DoorLink({ tournament: { code, registrationRules } }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  if (!registrationRules.checksInByCode) return null
  return (
    <May act="show-door-code">
      <Link
        to="/tournament/$code/door"
        params={{ code }}
        className={`${buttonClass({ variant: 'secondary' })} max-sm:px-2.5!`}
      >
        <QrCode aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">{t('registrations.door.title')}</span>
      </Link>
    </May>
  )
}
