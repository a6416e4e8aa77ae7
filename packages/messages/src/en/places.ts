export const places = {
  suggested: 'Suggested places',
  told_one: '{count} place suggested',
  told_other: '{count} places suggested',
  department: 'Department ({code})',
  region: 'Region',
  near: {
    ask: 'Near me',
    asking: 'Looking for your position…',
    switchOff: 'Near me: stop looking around your position',
    radius: 'Distance from you',
    within: 'About {km} km',
    kept: 'Your position is rounded to 5 km on this device; the server does not keep it.',
    refused:
      'Your browser does not give your position. Allow it for this site in its settings, or write your town in the search.',
    unavailable: 'Your position could not be found. Try again, or write your town in the search.',
    noneHelp: 'Nothing around you: search farther, or take a filter away.',
    distance: '{km} km away',
    close: 'less than {km} km away',
  },
} as const
