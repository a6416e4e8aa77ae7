import { LANGUAGES, languageNamed } from '@tablee/domain/language'
import { FORMATS } from '@tablee/messages/formats'
import { Link } from '@tanstack/react-router'
import { Monitor, Moon, Sun } from 'lucide-react'
import { usePlansLink } from '../../features/accounts/plans/use-plans-link.ts'
import { useLanguage } from '../../language/language-provider.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import type { MenuItem } from '../../ui/menu-items.ts'
import { useOwnQuiet } from './use-own-quiet.ts'
import { readTheme, useTheme } from './use-theme.ts'

const ICON = 'size-5 text-muted'

/** In everyone's menu. */
export function useSettingsItems(): readonly MenuItem[] {
  const { t } = useTranslation()
  const { language, setLanguage } = useLanguage()
  const { theme, setTheme } = useTheme()
  const { isQuiet, setQuiet } = useOwnQuiet()
  const plans: MenuItem = { kind: 'link', value: 'plans', link: <Link to="/plans">{t('shell.plans.link')}</Link> }
  const hasPlansLink = usePlansLink('plans-nav')
  return [
    {
      kind: 'choice',
      id: 'theme',
      label: t('shell.menu.theme'),
      value: theme,
      options: [
        { value: 'system', label: t('shell.menu.themeSystem'), icon: <Monitor aria-hidden="true" className={ICON} /> },
        { value: 'light', label: t('shell.menu.themeLight'), icon: <Sun aria-hidden="true" className={ICON} /> },
        { value: 'dark', label: t('shell.menu.themeDark'), icon: <Moon aria-hidden="true" className={ICON} /> },
      ],
      onChange: (value) => setTheme(readTheme(value)),
    },
    { kind: 'separator', id: 'after-theme' },
    {
      kind: 'choice',
      id: 'language',
      label: t('shell.menu.language'),
      value: language,
      options: LANGUAGES.map((value) => ({ value, label: <span lang={value}>{FORMATS[value].ownName}</span> })),
      onChange: (value) => {
        const chosen = languageNamed(value)
        if (chosen) void setLanguage(chosen)
      },
    },
    { kind: 'separator', id: 'after-language' },
    {
      kind: 'choice',
      id: 'quiet',
      label: t('quiet.device.title'),
      value: isQuiet ? 'off' : 'on',
      options: [
        { value: 'on', label: t('quiet.device.on') },
        { value: 'off', label: t('quiet.device.off') },
      ],
      onChange: (value) => setQuiet(value === 'off'),
    },
    { kind: 'separator', id: 'after-quiet' },
    ...(hasPlansLink ? [plans] : []),
    { kind: 'link', value: 'about', link: <Link to="/about">{t('shell.menu.about')}</Link> },
  ]
}
