import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { DoorOpen } from 'lucide-react'
import { May } from '../../../acts/acting-as.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { buttonClass } from '../../../ui/button.tsx'

/** Before the start: to the screen by which the desk notes who has come (STAK-15). */
export function CheckIn({ tournament: { code } }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  return (
    <May act="check-in-players">
      <Link
        to="/tournament/$code/desk"
        params={{ code }}
        className={`${buttonClass({ variant: 'secondary' })} shrink-0 max-xl:px-2.5!`}
        title={t('checkIn.open')}
      >
        <DoorOpen aria-hidden="true" className="size-5" />
        <span className="max-xl:sr-only">{t('checkIn.open')}</span>
      </Link>
    </May>
  )
}
