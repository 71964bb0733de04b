/** The texts of error pages. */
import { messages } from '#app/ui/messages/messages.ts';

export function errorPageText(status: number): { title: string; text: string } {
  const { badRequest, notFound, notAllowed, tooMany, unexpected } = messages.errorPages;
  switch (status) {
    case 400:
      return badRequest;
    case 404:
      return notFound;
    case 405:
      return notAllowed;
    case 503:
      return tooMany;
    default:
      return unexpected;
  }
}
