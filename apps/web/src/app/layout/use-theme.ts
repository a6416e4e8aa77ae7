import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'

export type Theme = 'system' | 'light' | 'dark'

export function readTheme(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** The bars that a phone draws around the page take the colour of the paper. */
const BAR_COLOURS = { light: '#fbf8f2', dark: '#1a1d24' } as const

/** The script in `index.html` does the same before anything is drawn. */
function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = BAR_COLOURS[theme === 'system' ? systemThemeOf(meta) : theme]
  }
}

/** There is one such element for each theme of the system. */
function systemThemeOf({ media }: HTMLMetaElement): 'light' | 'dark' {
  return media.includes('dark') ? 'dark' : 'light'
}

export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const storage = useDeviceStorage()
  return {
    theme: readTheme(storage.preference('theme')),
    setTheme: (theme) => {
      showTheme(theme)
      storage.setPreference('theme', theme === 'system' ? null : theme)
    },
  }
}
