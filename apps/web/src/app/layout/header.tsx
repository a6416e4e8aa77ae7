import { Link } from '@tanstack/react-router'
import { usePlansLink } from '../../features/accounts/plans/use-plans-link.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { buttonClass } from '../../ui/button.tsx'
import { UserMenu } from './user-menu.tsx'

export function Header() {
  const { t } = useTranslation()
  const hasPlansLink = usePlansLink('plans-nav')
  return (
    // Where a page has its own sticky line, the header scrolls away.
    <header className="sticky top-0 z-30 h-[65px] border-b border-line bg-paper in-data-has-top-line:static flat:in-data-has-top-line:h-12 large-text:static large-text:h-auto large-text:min-h-[65px] large-text:py-2 print:hidden">
      <div className="mx-auto flex h-full content-width items-center justify-between gap-3 px-4 sm:px-6">
        <Link
          to="/"
          aria-label={t('shell.homeLink')}
          className="-ms-1 flex min-h-11 items-center gap-2.5 rounded-control px-1 text-ink no-underline"
        >
          <LogoMark className="size-9" />
          <span
            aria-hidden="true"
            className="font-display text-[1.75rem] leading-none font-extrabold tracking-tight max-[359px]:hidden large-text:hidden"
          >
            {t('shell.product')}
          </span>
        </Link>
        <div className="flex items-center gap-1 sm:gap-2">
          {hasPlansLink ? (
            // On a phone the link is in the menu.
            <Link to="/plans" className={`${buttonClass({ variant: 'quiet' })} max-sm:hidden`}>
              {t('shell.plans.link')}
            </Link>
          ) : null}
          <UserMenu />
        </div>
      </div>
    </header>
  )
}

function LogoMark({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={className}>
      <g fill="var(--ink)">
        <rect x="14.5" y="0.5" width="11" height="14" rx="2" transform="rotate(-7 20 20)" />
        <rect x="25.5" y="14.5" width="14" height="11" rx="2" transform="rotate(-7 20 20)" />
        <rect x="14.5" y="25.5" width="11" height="14" rx="2" transform="rotate(-7 20 20)" />
        <rect x="0.5" y="14.5" width="14" height="11" rx="2" transform="rotate(-7 20 20)" />
      </g>
      <circle cx="20" cy="20" r="9.5" fill="var(--carmine)" stroke="var(--paper)" strokeWidth="2.5" />
    </svg>
  )
}
