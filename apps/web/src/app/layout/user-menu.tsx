import type { UserDocument } from '@tablee/contract/accounts/user-document'
import { Link, useNavigate } from '@tanstack/react-router'
import {
  CalendarDays,
  ChartNoAxesColumn,
  ChevronDown,
  LogIn,
  LogOut,
  Menu as MenuIcon,
  Trophy,
  User,
} from 'lucide-react'
import { useSession } from '../../features/accounts/api/account-query.ts'
import { useToldSignOut } from '../../features/accounts/session/use-told-sign-out.ts'
import { Avatar } from '../../features/accounts/user-menu/avatar.tsx'
import { initialsOf } from '../../features/accounts/user-menu/initials.ts'
import { useTranslation } from '../../language/use-translation.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { MenuItem } from '../../ui/menu-items.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useMedia } from '../../ui/use-media.ts'
import { useSettingsItems } from './use-settings-items.tsx'

const ICON = 'size-5 text-muted'

export function UserMenu() {
  const session = useSession()
  const isHydrated = useHydrated()
  if (session.kind === 'signed-in') return <AccountMenu account={session.account} />
  return (
    <div className="flex items-center gap-1 sm:gap-2">
      {isHydrated && session.kind === 'loading' ? <Skeleton className="h-11 w-28" /> : null}
      {/* The server does not know who is signed in; the page hides it if somebody is. */}
      {isHydrated && session.kind !== 'anonymous' ? null : <SignInLink />}
      <SettingsMenu isAnonymous={session.kind === 'anonymous'} />
    </div>
  )
}

const LARGE_TEXT = '(width < 20em)'

function signIn(label: string): MenuItem {
  const link = (
    <Link to="/login">
      <LogIn aria-hidden="true" className={ICON} />
      {label}
    </Link>
  )
  return { kind: 'link', value: 'sign-in', link }
}

function SignInLink() {
  const { t } = useTranslation()
  return (
    <Link
      to="/login"
      data-for-strangers=""
      // Large words do not fit here: then it is in the menu.
      className={`${buttonClass({ variant: 'secondary' })} whitespace-nowrap max-sm:px-3 max-sm:text-sm large-text:hidden`}
    >
      {t('accounts.signIn.action')}
    </Link>
  )
}

function SettingsMenu({ isAnonymous }: { readonly isAnonymous: boolean }) {
  const { t } = useTranslation()
  const settings = useSettingsItems()
  const isLargeText = useMedia(LARGE_TEXT)
  const items = isAnonymous && isLargeText ? [signIn(t('accounts.signIn.action')), ...settings] : settings
  return (
    <Menu
      label={t('shell.menu.label')}
      trigger={
        <Button variant="quiet" className="max-sm:px-3" icon={<MenuIcon aria-hidden="true" className="size-5" />}>
          <span className="max-sm:sr-only">{t('shell.menu.open')}</span>
        </Button>
      }
      items={items}
    />
  )
}

const OWN_PAGES = [
  { value: 'profile', to: '/profile', Icon: User },
  { value: 'organized', to: '/organized-tournaments', Icon: Trophy },
  { value: 'played', to: '/my-events', Icon: CalendarDays },
  { value: 'past', to: '/my-past', Icon: ChartNoAxesColumn },
] as const

function AccountMenu({ account }: { account: UserDocument }) {
  const { t } = useTranslation()
  const settings = useSettingsItems()
  const navigate = useNavigate()
  const act = useToldSignOut({ leave: () => navigate({ to: '/' }) })
  const name = account.name || account.email
  return (
    <Menu
      label={t('accounts.menu.label')}
      trigger={
        <Button
          variant="quiet"
          className="px-1.5"
          isBusy={act.isSending}
          // The accessible name starts with the visible text.
          aria-label={`${initialsOf(name)}, ${t('accounts.menu.open', { name })}`}
        >
          <Avatar name={name} />
          <span className="max-w-40 truncate max-sm:hidden">{name}</span>
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </Button>
      }
      items={[
        ...OWN_PAGES.map(
          ({ value, to, Icon }): MenuItem => ({
            kind: 'link',
            value,
            link: (
              <Link to={to}>
                <Icon aria-hidden="true" className={ICON} />
                {t(`accounts.menu.${value}`)}
              </Link>
            ),
          }),
        ),
        {
          kind: 'action',
          value: 'sign-out',
          label: t('accounts.menu.signOut'),
          icon: <LogOut aria-hidden="true" className={ICON} />,
          onSelect: () => void act.send(undefined),
        },
        { kind: 'separator', id: 'after-account' },
        ...settings,
      ]}
    />
  )
}
