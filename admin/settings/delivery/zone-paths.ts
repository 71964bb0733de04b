/** The pages of a zone of delivery and of one of its methods. */
export const zonePath = (zone: string) => `/settings/zone/${encodeURIComponent(zone)}`;

export const methodPath = (zone: string, method: string) =>
  `${zonePath(zone)}/${encodeURIComponent(method)}`;
