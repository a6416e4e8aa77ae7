// Runs before the first paint, so that a chosen theme or language never flashes. Nothing here may fail.
try {
  const theme = localStorage.getItem('tablee:theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  const language = localStorage.getItem('tablee:language')
  if (language === 'en' || language === 'fr') document.documentElement.lang = language
} catch {}
