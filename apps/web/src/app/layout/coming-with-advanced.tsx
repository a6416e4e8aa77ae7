import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from '../../language/use-translation.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/message-screens.tsx'
import { Page } from './page.tsx'

type ComingWithAdvancedProps = { readonly title: string; readonly text: string }

/** The place of something that advanced tournaments will bring. */
export function ComingWithAdvanced({ title, text }: ComingWithAdvancedProps) {
  const { t } = useTranslation()
  return (
    <Page title={title} width="reading">
      <EmptyState
        headingLevel={1}
        icon={<CalendarDays aria-hidden="true" className="size-10" />}
        title={title}
        action={
          <Link to="/" className={buttonClass({ variant: 'secondary' })}>
            {t('accounts.advanced.toQuick')}
          </Link>
        }
      >
        <Badge tone="amber" className="mb-2">
          {t('creation.advanced.title')}
        </Badge>
        <p>{text}</p>
      </EmptyState>
    </Page>
  )
}
