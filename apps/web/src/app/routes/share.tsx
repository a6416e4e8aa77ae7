import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { findSharedCode } from '../../features/tournaments/join-by-code/shared-code.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/message-screens.tsx'
import { Page } from '../layout/page.tsx'

/** `share_target` in the manifest. */
export const Route = createFileRoute('/share')({
  validateSearch: (search) => ({ title: textOf(search.title), text: textOf(search.text), url: textOf(search.url) }),
  beforeLoad: ({ search: { url, text, title } }) => {
    const code = findSharedCode([url, text, title])
    if (code !== null) throw redirect({ to: '/tournament/$code', params: { code }, replace: true })
  },
  component: NothingShared,
})

function NothingShared() {
  const { t } = useTranslation()
  return (
    <Page title={t('shell.shared.page')} width="reading">
      <EmptyState
        headingLevel={1}
        drawing="nowhere"
        title={t('shell.shared.title')}
        action={
          <Link to="/" className={buttonClass()}>
            {t('shell.shared.enterCode')}
          </Link>
        }
      >
        {t('shell.shared.text')}
      </EmptyState>
    </Page>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
