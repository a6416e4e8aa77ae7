import { LANGUAGES } from '@tablee/messages/language'
import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useLanguage } from '../../language/language-provider.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'
import { readTheme, useTheme } from './use-theme.ts'

const ICON = 'size-5 text-muted'

export function UserMenu() {
  const { t } = useTranslation()
  const { language, setLanguage } = useLanguage()
  const { theme, setTheme } = useTheme()
  return (
    <Menu
      label={t('shell.menu.label')}
      trigger={
        <Button variant="secondary" icon={<MenuIcon aria-hidden="true" className="size-5" />}>
          {t('shell.menu.open')}
        </Button>
      }
      items={[
        {
          kind: 'choice',
          id: 'theme',
          label: t('shell.menu.theme'),
          value: theme,
          options: [
            {
              value: 'system',
              label: t('shell.menu.themeSystem'),
              icon: <Monitor aria-hidden="true" className={ICON} />,
            },
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
          options: LANGUAGES.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> })),
          onChange: (value) => {
            const chosen = LANGUAGES.find((each) => each === value)
            if (chosen) void setLanguage(chosen)
          },
        },
        { kind: 'separator', id: 'after-language' },
        { kind: 'link', value: 'about', link: <Link to="/about">{t('shell.menu.about')}</Link> },
      ]}
    />
  )
}
