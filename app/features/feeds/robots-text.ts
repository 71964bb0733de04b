/** What robots.txt asks of programs (RFC 9309). Only who obeys it does: limits and sign-in guard the rest. */

/** `all`; `no-training`: none that collects texts to train on; `search`: search engines alone; `none`. */
export const CRAWLER_POLICIES = ['all', 'no-training', 'search', 'none'] as const;

export type CrawlerPolicy = (typeof CRAWLER_POLICIES)[number];

/** As their makers name them, 2026-11: what trains models, and what looks something up for people. */
const TRAINING = [
  ...['GPTBot', 'ClaudeBot', 'anthropic-ai', 'Google-Extended', 'Applebot-Extended', 'CCBot'],
  ...['Bytespider', 'Amazonbot', 'meta-externalagent', 'cohere-training-data-crawler', 'AI2Bot'],
];
const ASSISTANTS = [
  ...['OAI-SearchBot', 'ChatGPT-User', 'Claude-SearchBot', 'Claude-User', 'PerplexityBot'],
  ...['Perplexity-User', 'MistralAI-User', 'DuckAssistBot', 'meta-externalfetcher'],
];

const REFUSED: Record<Exclude<CrawlerPolicy, 'none'>, readonly string[]> = {
  all: [],
  'no-training': TRAINING,
  search: [...TRAINING, ...ASSISTANTS],
};

/** Personal pages are not disallowed: a robot must read them to obey their own noindex. */
const FOR_ALL = ['User-agent: *', 'Disallow: /api/', 'Disallow: /card-simulator/'];

export function robotsText(policy: CrawlerPolicy, origin: string): string {
  if (policy === 'none') return 'User-agent: *\nDisallow: /\n';
  const refused = REFUSED[policy].map((name) => `User-agent: ${name}`);
  const lines = [
    ...(refused.length > 0 ? [...refused, 'Disallow: /', ''] : []),
    ...FOR_ALL,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
    '# For programs: what is here, and all that is sold.',
    `# ${origin}/llms.txt`,
    `# ${origin}/feeds/products.xml`,
    '',
  ];
  return lines.join('\n');
}
