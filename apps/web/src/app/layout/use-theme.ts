import { useDeviceStorage } from '../../device-storage/use-device-storage.tsx'

export type Theme = 'system' | 'light' | 'dark'

export function readTheme(value: string | null): Theme {
  return value === 'light' || value === 'dark' ? value : 'system'
}

/** A phone's browser bars take the page's colour. */
const BAR_COLOURS = { light: '#fbf8f2', dark: '#1a1d24' } as const

/** As in `index.html` before the first paint. */
function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = BAR_COLOURS[theme === 'system' ? systemThemeOf(meta) : theme]
  }
}

/** One such element per system theme. */
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
