import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { loadOperation } from '#admin/operations/load-operation.server.ts';
import { answerOperation } from '#admin/operations/operation-action.server.ts';
import { AdminPage } from '#admin/ui/admin-page.tsx';
import { OperationFields } from '#admin/ui/forms/operation-fields.tsx';
import { Section } from '#admin/ui/section.tsx';
import { filled } from '#app/ui/filled.tsx';
import { listSettings } from '#operations/settings/shop-settings.server.ts';
import { AccentPreview } from './accent-preview.tsx';
import { BrandPictureField, type SettingOfPicture } from './brand-picture-field.tsx';
import { FocusPreview } from './focus-preview.tsx';
import { messages } from './messages/messages.ts';
import { settingsOfGroups, settingsOfPictures } from './settings-of-groups.server.ts';
import { type SettingsOfGroup, ShopSettingsPanel } from './shop-settings-panel.tsx';
import { TextWithPreview } from './text-with-preview.tsx';

export const meta = () => [{ title: `${messages.yourShop} · Admin` }];

export async function loader({ context }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const { settings } = await loadOperation(session, listSettings, {});
  return {
    shopUrl: session.shopUrl(),
    pictures: settingsOfPictures(settings),
    groups: settingsOfGroups(settings, ['Shop', 'Look', 'Hero', 'Links', 'Texts']),
  };
}

export const action = answerOperation;

/** What a group has beside its plain fields. */
function layoutOf({ group, settings }: SettingsOfGroup, pictures: readonly SettingOfPicture[]) {
  const settingOf = (wanted: string) => settings.find(({ name }) => name === wanted)?.value ?? '';
  if (group === 'Texts') {
    const own = settings.filter(({ source }) => source !== 'environment');
    return own.map(({ name, value }) => <TextWithPreview key={name} name={name} value={value} />);
  }
  if (group === 'Hero') {
    const hero = pictures.find(({ kind }) => kind === 'hero')?.value ?? '';
    return (
      <>
        <OperationFields />
        <FocusPreview hero={hero} across={settingOf('heroAcross')} down={settingOf('heroDown')} />
      </>
    );
  }
  const accent = settings.find(({ name }) => name === 'accent');
  if (!accent) return undefined;
  return (
    <>
      <OperationFields />
      <AccentPreview accent={accent.value} />
    </>
  );
}

/** What shoppers see of the shop on every page. */
export default function YourShop() {
  const { groups, pictures, shopUrl } = useLoaderData<typeof loader>();
  return (
    <AdminPage title={messages.yourShop}>
      <p>
        {filled(messages.aboutYourShop, {
          shop: <a href={shopUrl}>{messages.theShop}</a>,
          settings: <Link to="/settings">{messages.theSettings}</Link>,
        })}
      </p>
      <Section title={messages.groups.Pictures} anchor="pictures" about={messages.seenOnceUploaded}>
        {pictures.map((one) => (
          <BrandPictureField key={one.kind} {...one} />
        ))}
      </Section>
      {groups.map((one) => (
        <ShopSettingsPanel key={one.group} {...one} layout={layoutOf(one, pictures)} />
      ))}
    </AdminPage>
  );
}
